// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/ability_list.h"

#include <utility>

namespace studio::ui {

AbilityList::AbilityList(ports::PersonaPort &port, QObject *parent)
    : QObject(parent)
    , m_port(port)
{
}

void AbilityList::ask()
{
    if (std::exchange(m_isAsked, true))
        return;
    const auto take = [this, language = m_language](const base::Result<model::Abilities> &abilities) {
        if (!abilities || language != m_language)
            return;
        m_known = *abilities;
        Q_EMIT changed();
    };
    m_port.listAbilities(m_language, {this, take});
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
