// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/icons.h"

#include <QAbstractButton>
#include <QPixmap>

#include <optional>

namespace studio::ui {

/// A rounded button with one line of plain text, perhaps an image before it and an icon after it: the Send
/// button (main), chips, and the quiet tools of the composer. A long text is shortened; the tool tip and the
/// accessible name have the whole text.
class PillButton : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Look { Main, Chip, Tool };

    PillButton(Look look, QWidget *parent = nullptr);

    void setLabel(const QString &label);
    void setHint(const QString &hint);       ///< the tool tip, in place of a shortened text
    void setPicture(const QPixmap &picture); ///< of pictureSize(), before the text
    void setSign(IconName before);
    void setEnding(IconName after); ///< an icon, such as the arrow of a menu or a cross
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
    [[nodiscard]] int sideWidth() const; ///< of margins and of the parts before and after the text
    void paintShape(QPainter &painter, const QRectF &shape) const;
    void tellTip();

    Look m_look;
    QString m_hint;
    QPixmap m_picture;
    std::optional<IconName> m_sign;
    std::optional<IconName> m_ending;
};

} // namespace studio::ui
