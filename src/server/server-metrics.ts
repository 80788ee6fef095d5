import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** Figures of one server, for Prometheus. */
export class ServerMetrics {
  readonly #registry = new Registry()
  readonly requests = new Counter({
    name: 'baton_http_requests_total',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [this.#registry],
  })
  readonly seconds = new Histogram({
    name: 'baton_http_request_seconds',
    help: 'Seconds that requests took, by route',
    labelNames: ['route'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.#registry],
  })
  readonly streams = new Gauge({
    name: 'baton_event_streams',
    help: 'Open streams of events',
    registers: [this.#registry],
  })
  readonly tasks = new Gauge({
    name: 'baton_tasks',
    help: 'Tasks by status',
    labelNames: ['status'] as const,
    registers: [this.#registry],
  })
  readonly events = new Gauge({ name: 'baton_events', help: 'Number of the newest event', registers: [this.#registry] })
  readonly workers = new Gauge({ name: 'baton_workers', help: 'Workers that are alive', registers: [this.#registry] })

  text(): Promise<string> {
    return this.#registry.metrics()
  }
}
