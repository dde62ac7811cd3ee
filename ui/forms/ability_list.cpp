// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/ability_list.h"

#include <utility>

namespace studio::ui {

AbilityList::AbilityList(ports::PersonaPort &port, QObject *parent)
    : QObject(parent)
    , m_port(port)
{
    connect(&port, &ports::PersonaPort::abilitiesListed, this,
            [this](const base::RequestId &request, const model::Abilities &abilities) {
                if (request != m_request)
                    return;
                m_known = abilities;
                Q_EMIT changed();
            });
}

void AbilityList::ask()
{
    if (std::exchange(m_isAsked, true))
        return;
    m_request = m_port.listAbilities(m_language);
}

void AbilityList::setLanguage(model::Language language)
{
    if (language == m_language)
        return;
    m_language = language;
    if (std::exchange(m_isAsked, false))
        ask();
}

} // namespace studio::ui
