import { data, type MetaArgs, useLoaderData } from 'react-router'
import { adminJsonLd, adminMeta } from '#admin/adminPage.ts'
import type { SiteStatistics } from '#admin/siteStatistics.ts'
import { AdminPage, AdminShell } from '#admin/web/AdminPage.tsx'
import { callFunction, FunctionProblem } from '#platform/web/callFunction.ts'
import { pageMetadata } from '#site/pageMetadata.ts'
import { jsonLdMeta } from '#site/web/jsonLdMeta.ts'
import { siteOrigin } from '#site/web/siteOrigin.ts'

export function meta({ matches }: MetaArgs) {
  const origin = siteOrigin(matches)
  return [...pageMetadata(adminMeta, origin), ...jsonLdMeta(adminJsonLd(origin))]
}

/** Runs in the browser, because only the browser has the session. An admin gets the statistics; all others get "not found". */
export async function clientLoader() {
  try {
    return await callFunction<SiteStatistics>('admin-statistics')
  } catch (error) {
    const isRefused = error instanceof FunctionProblem && [401, 403].includes(error.status)
    throw isRefused ? data(null, { status: 404 }) : error
  }
}
clientLoader.hydrate = true as const

export const HydrateFallback = AdminShell

export default function AdminRoute() {
  return <AdminPage statistics={useLoaderData<typeof clientLoader>()} />
}
