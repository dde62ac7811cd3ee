// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace studio::ui {

/// What the user said before in this room, to be leafed through from an empty field: a place among the texts,
/// and the way back to the empty field. A value.
class SentHistory
{
public:
    static constexpr int kMost = 100;

    void reset(const QStringList &oldestFirst);
    void add(const QString &text); ///< and back to the empty field

    /// The text before the one shown; none: there is none older.
    [[nodiscard]] std::optional<QString> older();
    /// The text after the one shown, at the end the empty one; none: nothing is being leafed through.
    [[nodiscard]] std::optional<QString> newer();
    void leave() { m_shown = int(m_texts.size()); }
    /// Whether this text is the one that was taken out last, unchanged.
    [[nodiscard]] bool shows(const QString &text) const;

private:
    QStringList m_texts; ///< oldest first
    int m_shown = 0;     ///< the size: the empty field
};

} // namespace studio::ui
