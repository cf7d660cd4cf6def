import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { RETURNED_QUERY } from '#plans/paymentCheck.ts'
import { planWithId } from '#plans/plans.ts'
import { offeredPlans } from '#plans/server/offeredPlans.ts'
import { testPayments } from '#plans/server/testPayments.ts'
import { testCheckoutMeta } from '#plans/testPages.ts'
import { TestCheckoutPage } from '#plans/web/TestCheckoutPage.tsx'
import { webPageMeta } from '#site/web/webPageMeta.ts'

export const meta = webPageMeta(testCheckoutMeta)

/** Anyone who has the URL may pay, as at the provider. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const checkout = await context.get(testPayments)?.findCheckout(sessionOf(request))
  if (!checkout) throw data(null, { status: 404 })
  return { plan: planWithId(checkout.planId), rows: context.get(offeredPlans)[checkout.planId], paid: checkout.paid }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const payments = context.get(testPayments)
  if (!payments) throw data(null, { status: 404 })
  await payments.pay(sessionOf(request))
  return redirect(`/pricing?${RETURNED_QUERY.name}=${RETURNED_QUERY.value}`)
}

function sessionOf(request: Request): string {
  return new URL(request.url).searchParams.get('session') ?? ''
}

export default function TestCheckoutRoute({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  return <TestCheckoutPage {...loaderData} />
}
