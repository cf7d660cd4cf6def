import { expect, test } from 'vitest'
import { landingJsonLd } from '#landing/landingPage.ts'

const graph = landingJsonLd('https://a.example')['@graph']

test('the structured data names the organization, the site, and an application that is free to start', () => {
  expect(graph.map((node) => node['@type'])).toEqual(['WebSite', 'Organization', 'WebApplication'])
  expect(graph[2]).toMatchObject({ offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' } })
})

test('the site and the application refer to the organization in the graph', () => {
  const organization = { '@id': graph[1]?.['@id'] }
  expect(organization['@id']).toBe('https://a.example/#organization')
  expect(graph[0]).toMatchObject({ publisher: organization })
  expect(graph[2]).toMatchObject({ provider: organization })
})
