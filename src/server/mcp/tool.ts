import type { ElicitRequestFormParams, ElicitResult } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'

/** What a tool may use of the client that calls it. */
export interface ToolContext {
  /** The client has given up waiting, or is gone. */
  readonly signal: AbortSignal
  /** Asks the person at the client; undefined where the client cannot. */
  readonly elicit?: (form: Omit<ElicitRequestFormParams, 'mode'>) => Promise<ElicitResult>
}

/** A tool: its input is checked before it is called, its answer is a plain value. */
export interface Tool<Shape extends z.ZodRawShape = z.ZodRawShape> {
  readonly name: string
  readonly title: string
  readonly description: string
  /** It changes nothing. */
  readonly readOnly: boolean
  readonly input: Shape
  call(input: z.infer<z.ZodObject<Shape>>, context: ToolContext): Promise<unknown>
}

/** With the types of its own input. */
export const tool = <Shape extends z.ZodRawShape>(made: Tool<Shape>): Tool => made as unknown as Tool

/** Something that can be read by its address, such as `baton://inbox`. */
export interface Resource {
  readonly uri: string
  readonly name: string
  readonly description: string
  read(): Promise<unknown>
}

/** Resources of one kind, by an id in their address: `baton://task/{id}`. */
export interface ResourceTemplate {
  readonly uri: string
  readonly name: string
  readonly description: string
  read(id: string): Promise<unknown>
}

/** What one kind of caller is offered. */
export interface Desk {
  readonly instructions: string
  readonly tools: readonly Tool[]
  readonly resources: readonly Resource[]
  readonly templates: readonly ResourceTemplate[]
}

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u
const isPlain = (text: string) =>
  !CONTROL.test(text.replace(/[\n\t]/g, '')) && text.isWellFormed() && text.trim() !== ''

/** A text without control characters; line breaks and tabs are allowed. */
export const plainText = (most: number, description: string) =>
  z
    .string()
    .max(most)
    .refine(isPlain, { error: 'must be a text that is not blank and has no control characters' })
    .describe(description)

export const idText = (description: string) =>
  z
    .string()
    .regex(/^[\w./:#-]{1,120}$/)
    .describe(description)
