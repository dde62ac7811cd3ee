// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"
#include "ui/theme/theme.h"

#include <QString>
#include <QWidget>

namespace studio::ui {

/// One vote on the floor, painted: who, what it wants, how much it matters to it, and whether it won.
/// Everything it shows also stands in its accessible name; what would have changed the outcome is its
/// accessible description and tool tip.
class FloorRowWidget : public QWidget
{
    Q_OBJECT

public:
    struct Content
    {
        ports::FloorRow row;
        QString name;
        QString colour;  ///< "#rrggbb" as in the persona
        QString word;    ///< "speak", a cause, …
        QString inWords; ///< the whole row
        QString flip;
        bool operator==(const Content &) const = default;
    };

    explicit FloorRowWidget(QWidget *parent);

    void setContent(const Content &content, const Theme &theme);
    [[nodiscard]] const QString &flip() const { return m_content.flip; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void lookedAt(); ///< the pointer came over it, or the keyboard focus
    void lookedAway();
    void stepWanted(int by); ///< arrow keys: to the row above (-1) or below (1)

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void paintName(QPainter &painter, const QRect &line) const;
    void paintBar(QPainter &painter, const QRect &line) const;
    int paintChip(QPainter &painter, const QRect &line, int right, const QString &text, bool strong) const;

    Content m_content;
    Theme m_theme;
};

} // namespace studio::ui
