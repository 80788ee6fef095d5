import { registerHooks } from 'node:module'

/** Loaded with `--import`: examples import the package as its users do, and get the sources instead of a build. */
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!['baton-relay/sdk', 'baton-relay/agent'].includes(specifier)) return nextResolve(specifier, context)
    return { url: new URL('../../src/sdk/index.ts', import.meta.url).href, shortCircuit: true }
  },
})
