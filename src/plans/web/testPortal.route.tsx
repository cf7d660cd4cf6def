import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { SECOND_MS } from '#kit/time.ts'
import { PAID_PLANS, planWithId } from '#plans/plans.ts'
import { testPayments } from '#plans/server/testPayments.ts'
import { testPortalMeta } from '#plans/testPages.ts'
import type { TestChange } from '#plans/testSubscription.ts'
import { TestPortalPage } from '#plans/web/TestPortalPage.tsx'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const meta = webPageMeta(testPortalMeta)

/** Anyone who has the URL may change the plan, as at the provider. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const subscription = await context.get(testPayments)?.findPortal(sessionOf(request))
  if (subscription === undefined) throw data(null, { status: 404 })
  if (subscription === null || subscription.status === 'canceled') return null
  const [item] = subscription.items.data
  return {
    planId: item.price.metadata.plan,
    periodEnd: new Date(item.current_period_end * SECOND_MS).toISOString(),
    isEnding: subscription.cancel_at_period_end,
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const payments = context.get(testPayments)
  if (!payments) throw data(null, { status: 404 })
  // A body that is not a form has no change.
  const form = await request.formData().catch(() => undefined)
  const change = changeNamed(form?.get('change'))
  if (!change) throw data(null, { status: 400 })
  await payments.change(sessionOf(request), change)
  return null
}

function changeNamed(name: unknown): TestChange | undefined {
  if (name === 'cancel' || name === 'resume') return { kind: name }
  const plan = PAID_PLANS.find(({ id }) => id === name)
  return plan && { kind: 'switch', planId: plan.id }
}

function sessionOf(request: Request): string {
  return new URL(request.url).searchParams.get('session') ?? ''
}

export default function TestPortalRoute({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  return (
    <TestPortalPage
      plan={loaderData ? planWithId(loaderData.planId) : undefined}
      periodEnd={loaderData?.periodEnd ?? ''}
      isEnding={loaderData?.isEnding ?? false}
    />
  )
}
