// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/persona_port.h"

#include <QObject>

namespace studio::ui {

/// The tools and gestures that companions can be allowed, in the language of the window. It asks for them
/// when the first form needs them. No widgets; GUI thread.
class AbilityList : public QObject
{
    Q_OBJECT

public:
    explicit AbilityList(ports::PersonaPort &port, QObject *parent = nullptr);

    [[nodiscard]] const model::Abilities &known() const { return m_known; } ///< empty: not known yet
    void ask();
    void setLanguage(model::Language language);

Q_SIGNALS:
    void changed();

private:
    ports::PersonaPort &m_port;
    model::Language m_language = model::Language::English;
    bool m_isAsked = false;
    model::Abilities m_known;
};

} // namespace studio::ui
