// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/card_report.h"
#include "core/wire/json.h"

#include <QString>

namespace studio::intake {

/// What a SillyTavern chat tells its models besides its messages: the scenario of the chat, and the author's
/// note. Here both go into the scene of the room, which is in every prompt. Also the lorebook of the chat, of
/// which the file holds only the name.
class TavernNote
{
public:
    /// `metadata` is the chat_metadata of a header. The first note counts, and the first scenario.
    void read(const wire::Json &metadata);

    /// The names for {{user}} and {{char}}; empty: unknown, and the macro stays.
    void fill(const QString &user, const QString &character);
    /// Limited to the length of a scene.
    [[nodiscard]] QString scene() const;
    /// The name of the chat's lorebook; empty if there is none.
    [[nodiscard]] const QString &lorebook() const { return m_lorebook; }
    /// Reports what became of both. Text that did not fit in the scene goes here.
    void tellIn(model::CardReport &report) const;

private:
    [[nodiscard]] QString whole() const;

    QString m_scenario;
    QString m_note;
    QString m_lorebook;
    QString m_user;
    QString m_character;
    bool m_isOff = false; ///< the note is stored there, but is in no prompt
};

} // namespace studio::intake
