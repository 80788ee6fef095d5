import { defineConfig } from 'vitest/config'
export default defineConfig({ test: { include: ['test/protocol/agent-blocks/*.test.ts'], testTimeout: 60_000 } })
