import type { OptionEntry } from '../option-entry.ts'

/** Options of `baton serve`. */
export const SERVE_OPTIONS = {
  port: {
    flags: '--port <n>',
    help: { ko: '포트 (기본값 4210, 0: 비어 있는 포트)', en: 'the port (default 4210; 0: any)' },
  },
  host: {
    flags: '--host <address>',
    help: {
      ko: '요청을 받을 주소 (기본값 127.0.0.1)',
      en: 'the address to listen on (default 127.0.0.1)',
    },
  },
  allowHost: {
    flags: '--allow-host <name>',
    help: { ko: '요청을 허용할 호스트 이름 (여러 번 가능)', en: 'a host name that requests may use (repeatable)' },
    many: true,
  },
  tlsCert: { flags: '--tls-cert <file>', help: { ko: 'TLS 인증서', en: 'the TLS certificate' } },
  tlsKey: { flags: '--tls-key <file>', help: { ko: 'TLS 개인 키', en: 'the TLS private key' } },
  behindProxy: {
    flags: '--behind-proxy',
    help: { ko: 'TLS는 앞단의 프록시가 처리합니다', en: 'a proxy in front handles TLS' },
  },
  noWorker: { flags: '--no-worker', help: { ko: '태스크를 진행하지 않습니다', en: 'do not work on tasks' } },
  noOpen: { flags: '--no-open', help: { ko: '브라우저를 열지 않습니다', en: 'do not open a browser' } },
  logRequests: {
    flags: '--log-requests',
    help: {
      ko: '요청마다 JSON 한 줄을 표준 오류에 씁니다',
      en: 'write a line of JSON for each request to standard error',
    },
  },
} as const satisfies Readonly<Record<string, OptionEntry>>
