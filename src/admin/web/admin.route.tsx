import { data, type MetaArgs, useLoaderData } from 'react-router'
import { adminJsonLd, adminWords } from '#admin/adminPage.ts'
import { AdminPage, AdminShell } from '#admin/web/AdminPage.tsx'
import { readStatistics } from '#admin/web/readStatistics.ts'
import { pageMetadata } from '#site/pageMetadata.ts'
import { jsonLdMeta } from '#site/web/jsonLdMeta.ts'
import { siteOrigin } from '#site/web/siteOrigin.ts'

export function meta({ matches }: MetaArgs) {
  const origin = siteOrigin(matches)
  return [...pageMetadata(adminWords, origin), ...jsonLdMeta(adminJsonLd(origin))]
}

/** In the browser, which alone knows who is signed in. To whoever is no admin there is no such page. */
export async function clientLoader() {
  const statistics = await readStatistics()
  if (!statistics) throw data(null, { status: 404 })
  return statistics
}
clientLoader.hydrate = true as const

export const HydrateFallback = AdminShell

export default function AdminRoute() {
  return <AdminPage statistics={useLoaderData<typeof clientLoader>()} />
}
