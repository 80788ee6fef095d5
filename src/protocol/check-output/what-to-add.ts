import { inflect } from '../inflect.ts'
import type { Lang } from '../lang.ts'
import type { CheckFault } from './environment-fault-in.ts'

/** What a person does about a fault of the environment, in one sentence. */
export const whatToAdd = ({ kind, what }: CheckFault, lang: Lang): string => SENTENCES[kind](what)[lang]

const STEP = '"setup": {"steps": [{"name": "install", "command": ["npm", "ci"]}]}'

const SENTENCES: Record<CheckFault['kind'], (what: string) => Record<Lang, string>> = {
  not_started: (what) => ({
    en: `${what} could not be started: run the command of the check by hand, then correct it in baton.config.json.`,
    ko: inflect`${what} 을(를) 시작하지 못했습니다. 검사 명령을 직접 실행해 보고 baton.config.json에서 고치세요.`,
  }),
  not_executable: (what) => ({
    en: `${what} may not be executed: run git update-index --chmod=+x on it, or name its interpreter in the command of the check.`,
    ko: inflect`${what} 에 실행 권한이 없습니다. git update-index --chmod=+x 로 권한을 주거나 검사 명령에 인터프리터를 적으세요.`,
  }),
  missing_program: (what) => ({
    en: `${what} is not there: if the project installs it, add the install command to baton.config.json, such as ${STEP}; otherwise install ${what} on this machine.`,
    ko: inflect`${what} 이(가) 없습니다. 프로젝트가 설치하는 프로그램이면 baton.config.json에 설치 명령을 ${STEP} 처럼 적고, 아니면 이 컴퓨터에 설치하세요.`,
  }),
  missing_module: (what) => ({
    en: `The package ${what} is not installed: add the install command of the project to baton.config.json, such as ${STEP}.`,
    ko: inflect`${what} 패키지가 설치되어 있지 않습니다. baton.config.json에 프로젝트의 설치 명령을 ${STEP} 처럼 적으세요.`,
  }),
  missing_manifest: (what) => ({
    en: `${what} is not in the folder that the check runs in: set "cwd" of the check in baton.config.json to the folder of the project.`,
    ko: inflect`검사를 실행하는 폴더에 ${what} 이(가) 없습니다. baton.config.json에서 검사의 "cwd"를 프로젝트 폴더로 정하세요.`,
  }),
  network: (what) => ({
    en: `The network did not answer (${what}): check the connection and the proxy, then retry.`,
    ko: inflect`네트워크에 연결하지 못했습니다(${what}). 연결과 프록시를 확인한 다음 다시 시도하세요.`,
  }),
}
