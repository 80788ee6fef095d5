import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/queries.ts'
import { App } from './app/app.tsx'
import { applyPreferences, preferences } from './app/preferences.ts'
import { chooseFirstPlace } from './app/router.ts'
import { startI18n } from './i18n/i18n.ts'
import './styles.css'

applyPreferences()
chooseFirstPlace()
startI18n(preferences().lang)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  )
}

// The font comes after the first paint: text is readable in the system's font until then.
void import('./font.ts')
