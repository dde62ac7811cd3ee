// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace studio::ui {

/// The user's earlier texts in this room, to browse from an empty field: a position among the texts, and the
/// way back to the empty field. A value.
class SentHistory
{
public:
    static constexpr int kMost = 100;

    void reset(const QStringList &oldestFirst);
    void add(const QString &text); ///< also goes back to the empty field

    /// The text before the current one; null: there is no older text.
    [[nodiscard]] std::optional<QString> older();
    /// The text after the current one, and at the end the empty text; null: the user is not browsing.
    [[nodiscard]] std::optional<QString> newer();
    void leave() { m_shown = int(m_texts.size()); }
    /// Whether this is the text that was taken out last, unchanged.
    [[nodiscard]] bool shows(const QString &text) const;

private:
    QStringList m_texts; ///< oldest first
    int m_shown = 0;     ///< the number of texts stands for the empty field
};

} // namespace studio::ui
