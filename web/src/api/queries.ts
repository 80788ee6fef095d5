import { keepPreviousData, QueryClient, useQuery } from '@tanstack/react-query'
import type { ApiQuery } from '../../../src/protocol/api/api-types.ts'
import { setServerTime } from '../app/server-clock.ts'
import { CallError, call } from './call.ts'

/** Nothing is fetched by a timer alone but what no event tells: when agents last spoke. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // The server is often on this machine: it answers without a network too.
      networkMode: 'always',
      refetchOnWindowFocus: false,
      retry: (failures, error) =>
        failures < 2 && !(error instanceof CallError && error.status >= 400 && error.status < 500),
    },
    mutations: { networkMode: 'always' },
  },
})

const LIFE_MS = 5_000

export const useSession = () =>
  useQuery({
    queryKey: ['session'],
    queryFn: async ({ signal }) => {
      const session = await call('session', { signal })
      setServerTime(session.now)
      return session
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

export const usePipeline = () =>
  useQuery({ queryKey: ['pipeline'], queryFn: ({ signal }) => call('pipeline', { signal }), staleTime: 600_000 })

export const useBoard = () =>
  useQuery({
    queryKey: ['board'],
    queryFn: async ({ signal }) => {
      const board = await call('board', { signal })
      setServerTime(board.now)
      return board
    },
    refetchInterval: LIFE_MS,
    staleTime: 1_000,
  })

export const useInbox = () => useQuery({ queryKey: ['inbox'], queryFn: ({ signal }) => call('inbox', { signal }) })

export const useTask = (task_id: string) =>
  useQuery({
    queryKey: ['task', task_id],
    queryFn: ({ signal }) => call('show_task', { params: { task_id }, signal }),
    refetchInterval: ({ state }) => ((state.data?.runs.length ?? 0) > 0 ? LIFE_MS : false),
  })

/** With edits: as the graph would become. */
export const useTaskPlan = (task_id: string, edits: string) =>
  useQuery({
    queryKey: ['task', task_id, 'plan', edits],
    queryFn: ({ signal }) => call('task_plan', { params: { task_id }, query: { edits }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })

export const useReview = (task_id: string) =>
  useQuery({
    queryKey: ['task', task_id, 'review'],
    queryFn: ({ signal }) => call('review', { params: { task_id }, signal }),
  })

/** Commits do not change: what was fetched once is not fetched again. */
export const useDiff = (task_id: string, query: Partial<ApiQuery<'task_diff'>>, enabled: boolean) =>
  useQuery({
    queryKey: ['diff', task_id, query],
    queryFn: ({ signal }) => call('task_diff', { params: { task_id }, query, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    enabled,
  })

export const useRun = (run_id: string) =>
  useQuery({
    queryKey: ['run', run_id],
    queryFn: ({ signal }) => call('show_run', { params: { run_id }, signal }),
    refetchInterval: ({ state }) => (state.data?.run.ended_at === null ? LIFE_MS : false),
  })

export const useRunDiff = (run_id: string, from: number, to: number) =>
  useQuery({
    queryKey: ['run-diff', run_id, from, to],
    queryFn: ({ signal }) => call('run_diff', { params: { run_id }, query: { from, to }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useProject = () =>
  useQuery({ queryKey: ['project'], queryFn: ({ signal }) => call('project', { signal }) })

export const useStats = (range: '7d' | '30d' | '90d' | 'all') =>
  useQuery({
    queryKey: ['stats', range],
    queryFn: ({ signal }) => call('stats', { query: { range }, signal }),
    placeholderData: keepPreviousData,
  })
