import { defineFunction, type WireFunction } from '#platform/server/functions/defineFunction.ts'
import { type DeckFormat, exportRequest, importPreviewRequest, importRequest } from '#review/reviewContract.ts'
import type { DeckDependencies } from '#review/server/addLearned.ts'
import type { DeckExporter } from '#review/server/deckExport.ts'
import { importRows, previewImport } from '#review/server/importRows.ts'

/** A file takes a thread and up to some megabytes. */
const EXPORT_LIMIT = { name: 'review-export', count: 6, periodSeconds: 60 }

const TYPES: Record<DeckFormat, string> = { csv: 'text/csv; charset=utf-8', apkg: 'application/octet-stream' }

const PREVIEW_LIMIT = { name: 'review-import-preview', count: 30, periodSeconds: 60 }
const IMPORT_LIMIT = { name: 'review-import', count: 10, periodSeconds: 60 }

/** Taking a deck out, and putting cards in. */
export function deckFunctions(dependencies: DeckDependencies & { exporter: DeckExporter }): WireFunction[] {
  const { exporter } = dependencies
  return [
    defineFunction({
      name: 'review-import-preview',
      access: 'user',
      input: importPreviewRequest,
      rateLimit: PREVIEW_LIMIT,
      run: ({ input, claims }) => previewImport(dependencies, claims.sub ?? '', input.rows),
    }),
    defineFunction({
      name: 'review-import',
      access: 'user',
      input: importRequest,
      rateLimit: IMPORT_LIMIT,
      run: ({ input, claims }) => importRows(dependencies, claims.sub ?? '', input),
    }),
    defineFunction({
      name: 'review-export',
      access: 'user',
      input: exportRequest,
      rateLimit: EXPORT_LIMIT,
      async run({ input: { format }, claims, signal }) {
        const file = await exporter.make(claims, format, signal)
        return new Response(file as Uint8Array<ArrayBuffer>, {
          headers: {
            'content-type': TYPES[format],
            'content-disposition': `attachment; filename="hanpan-deck.${format}"`,
            'cache-control': 'no-store',
          },
        })
      },
    }),
  ]
}
