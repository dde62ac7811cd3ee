// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/icons.h"

#include <QAbstractButton>
#include <QPixmap>

#include <optional>

namespace studio::ui {

/// A round-ended button with one line of plain text, maybe a picture before it and a sign after it: the Send
/// button (main), chips, and the quiet tools of the composer. A text that is too long is shortened; the whole
/// stands in the tool tip and is its accessible name.
class PillButton : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Look { Main, Chip, Tool };

    PillButton(Look look, QWidget *parent = nullptr);

    void setLabel(const QString &label);
    void setHint(const QString &hint);       ///< the tool tip, instead of a text that was shortened
    void setPicture(const QPixmap &picture); ///< of pictureSize(); before the text
    void setSign(IconName before);
    void setEnding(IconName after); ///< such as the arrow of a menu or a cross
    [[nodiscard]] int pictureSize() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QBrush ground() const;
    [[nodiscard]] QColor ink() const;
    [[nodiscard]] int sideWidth() const; ///< of air and of what stands before and after the text
    void paintShape(QPainter &painter, const QRectF &shape) const;
    void tellTip();

    Look m_look;
    QString m_hint;
    QPixmap m_picture;
    std::optional<IconName> m_sign;
    std::optional<IconName> m_ending;
};

} // namespace studio::ui
