// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace studio::ui {

class PillButton;

/// Chips with texts that the user may say by a click. It says nothing itself.
class SuggestionChips : public QWidget
{
    Q_OBJECT

public:
    explicit SuggestionChips(QWidget *parent = nullptr);

    void setSuggestions(const QStringList &suggestions); ///< empty: no chips
    [[nodiscard]] QList<QWidget *> tabStops() const;     ///< in their order
    void retranslate();

Q_SIGNALS:
    void chosen(const QString &suggestion); ///< other suggestions may be set at once

private:
    QList<PillButton *> m_chips;
};

} // namespace studio::ui
