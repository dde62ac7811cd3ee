// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/persona/persona_diff.h"
#include "ui/forms/word_diff.h"

#include <QWidget>

class QLabel;

namespace studio::ui {

class TextInput;

/// One part of a persona in two versions, side by side. Removed text is struck through on the left, added
/// text is bold and underlined on the right; screen readers get both.
class DifferenceRow : public QWidget
{
    Q_OBJECT

public:
    DifferenceRow(const persona::PersonaDifference &difference, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyTheme();
    void write(TextInput *side, DiffPiece::Kind other, DiffPiece::Kind own);
    void retranslate();
    [[nodiscard]] QString shown(const QString &text) const;
    [[nodiscard]] QString all(DiffPiece::Kind kind) const;

    persona::PersonaDifference m_difference;
    QList<DiffPiece> m_pieces;
    QLabel *m_name = nullptr;
    TextInput *m_before = nullptr;
    TextInput *m_after = nullptr;
};

} // namespace studio::ui
