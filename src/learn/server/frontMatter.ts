import { parseDocument } from 'yaml'
import { granted, refused, type Verdict } from '#kit/verdict.ts'
import type { MarkdownFile } from '#learn/markdownFile.ts'

const FRONTED = /^---\n(?<front>.*?)\n---(?:\n(?<body>.*))?$/s

/** Splits a file and parses its YAML (core schema, so dates stay text). The refusal of invalid YAML shows the line. */
export function readFrontMatter(text: string): Verdict<MarkdownFile, string> {
  const { front: lines, body = '' } = FRONTED.exec(text.replaceAll('\r\n', '\n'))?.groups ?? {}
  if (lines === undefined) return refused('The file does not begin with front matter between two --- lines')
  const document = parseDocument(lines, { schema: 'core', uniqueKeys: true })
  const [fault] = [...document.errors, ...document.warnings]
  if (fault) return refused(fault.message)
  const front: unknown = document.toJS()
  return isFields(front) ? granted({ front, body: body.trim() }) : refused('The front matter is no list of fields')
}

function isFields(front: unknown): front is Record<string, unknown> {
  return typeof front === 'object' && front !== null && !Array.isArray(front)
}
