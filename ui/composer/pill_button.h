// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/theme.h"

#include <QAbstractButton>

namespace studio::ui {

/// A round-ended button with one line of plain text: the Send button (main) and the suggestion chips. A text
/// that is too long is shortened; the whole stands in the tool tip and is its accessible name.
class PillButton : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Look { Main, Chip };

    PillButton(Look look, const Theme &theme, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setLabel(const QString &label);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QColor ground() const;
    [[nodiscard]] QColor ink() const;

    Look m_look;
    Theme m_theme;
};

} // namespace studio::ui
