import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A certificate for a name and for 127.0.0.1 that its own key signed, made here: no program and no file is needed. */
export function selfSigned(name: string): { readonly cert: string; readonly key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(oid('2a8648ce3d040302'))
  const subject = sequence(set(sequence(oid('550403'), der(0x0c, Buffer.from(name)))))
  const names = sequence(der(0x82, Buffer.from(name)), der(0x87, Buffer.from([127, 0, 0, 1])))
  const tbs = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ...[algorithm, subject, sequence(time(-86_400_000), time(86_400_000)), subject],
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(oid('551d11'), der(0x04, names)))),
  )
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', tbs, privateKey)]))
  const body = sequence(tbs, algorithm, signature).toString('base64').replace(/.{64}/g, '$&\n')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${body}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

function der(tag: number, body: Buffer): Buffer {
  const length = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}
const sequence = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts))
const set = (part: Buffer) => der(0x31, part)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const time = (fromNow: number) =>
  der(0x17, Buffer.from(`${new Date(Date.now() + fromNow).toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`))
