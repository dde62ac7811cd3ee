// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/card_report.h"
#include "core/wire/json.h"

#include <QString>

namespace studio::intake {

/// What a SillyTavern chat tells its models besides its messages: the scenario of that chat alone, and the
/// author's note. Here both belong into the scene of the room, which every prompt holds. And the lorebook of
/// the chat, which the file only names.
class TavernNote
{
public:
    /// `metadata` is the chat_metadata of a header. The first note counts, and the first scenario.
    void read(const wire::Json &metadata);

    /// The names that {{user}} and {{char}} stand for; empty: not known, and the macro stays.
    void fill(const QString &user, const QString &character);
    /// At most as long as a scene may be.
    [[nodiscard]] QString scene() const;
    /// The name of the chat's lorebook; empty: there is none.
    [[nodiscard]] const QString &lorebook() const { return m_lorebook; }
    /// What became of both. Text that is not in the scene stands here.
    void tellIn(model::CardReport &report) const;

private:
    [[nodiscard]] QString whole() const;

    QString m_scenario;
    QString m_note;
    QString m_lorebook;
    QString m_user;
    QString m_character;
    bool m_isOff = false; ///< the note is kept there, but no prompt holds it
};

} // namespace studio::intake
