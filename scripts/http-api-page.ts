import { ROUTES } from '../src/protocol/api/route.ts'
import { COMMAND_ROUTES } from './command-routes.ts'

/** `docs/reference/http-api.md`: every route, from the table that the app and the OpenAPI document are made of. */
export function httpApiPage(): string {
  const rows = Object.values(ROUTES).map(
    ({ method, path, access, about }) => `| \`${method} ${path}\` | ${access} | ${about} |`,
  )
  const commands = Object.entries(COMMAND_ROUTES)
  const same = commands.flatMap(([command, routes]) => {
    if (typeof routes === 'string') return []
    const named = routes.map((name) => `\`${ROUTES[name].method} ${ROUTES[name].path}\``)
    return [`| \`baton ${command}\` | ${named.join(', ')} |`]
  })
  const none = commands.flatMap(([command, reason]) =>
    typeof reason === 'string' ? [`| \`baton ${command}\` | ${reason} |`] : [],
  )
  return `${HEAD}\n${rows.join('\n')}\n\n${SAME}\n${same.join('\n')}\n\n${NONE}\n${none.join('\n')}\n`
}

const SAME = `## Commands of the command line

| command | route |
| --- | --- |`

const NONE = `## Commands without a route

| command | why |
| --- | --- |`

const HEAD = `# HTTP API

<!-- Made by scripts/http-api-page.ts from src/protocol/api/route.ts. -->

\`baton serve\` answers under \`/api/v1\`. Requests and answers are JSON; the shapes are in [\`src/protocol/api\`](../../src/protocol/api) and, as an OpenAPI 3.1 document, at \`/api/v1/openapi.json\`.

- **Who asks.** The page has a cookie and a second key, which it sends as \`X-Baton-Session-Key\`; a request with the cookie alone is refused, because a browser sends the cookie to every port of the host. Programs send \`Authorization: Bearer TOKEN\` with a token of \`baton token create\`. *who* below is the least role; the decisions of the pipeline judge every command again, with the role of the token. A browser without a link signs in with a named token: \`POST /sign-in\` with \`{"token": "…"}\` sets the cookie and answers with the key, \`{"session_key": "…"}\`, which the page keeps in \`localStorage\` as \`baton:session-key\`.
- **Commands** (everything but \`GET\`) need \`Content-Type: application/json\`, also without a body (\`{}\`), and take \`Idempotency-Key\`: the same key of the same person for the same route returns the first answer and changes nothing; with other content it is refused (\`KEY_REUSED\`). A token that was made is in the answer again for ten minutes, as long as the server runs; later its id is (\`TOKEN_SHOWN\`).
- **Language** of messages: that of the person, else \`Accept-Language: ko\` or \`en\`, else that of the server.
- **Failures** are \`{"error":{"code","message","details"}}\` with a code of [the catalogue](../errors.md) and its HTTP status. Nothing of the request is repeated.
- **Limits**: 2 MiB a request, 100 requests a second and 400 at once for each person, 20 a second for each address that has not signed in, 64 levels of nested JSON, 200 streams of events a person, 2,000 connections. Headers must be there within 10 s, a whole request within 30 s.
- **Events**: \`GET /api/v1/events\` is a stream of server-sent events. \`event: hello\` comes first, with the newest number. Then \`id\` is the number of the event in the store, \`event\` its type, \`data\` the event as JSON. \`Last-Event-ID\` (or \`?after=\`) continues after a number without a gap. A client that reads slowly gets its events later and not at all fewer; one that does not read for a minute is disconnected. With \`run=ID\` the stream also has frames \`event: log\`, \`{"run_id","total"}\`: so many lines there are now.
- **Besides**: \`GET /healthz\` (open), \`GET /metrics\` (Prometheus, any token).

| route | who | what |
| --- | --- | --- |`
