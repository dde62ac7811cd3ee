// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

namespace studio::ui {

/// A painted level from 0 to 100: the current level, the amounts on their way back, and marks at the prices
/// of speech. It paints what it is given; the caller moves the time.
class LevelBar : public QWidget
{
    Q_OBJECT

public:
    /// An amount that is on its way back: a frame that fills.
    struct Ghost
    {
        int amount = 0;
        double come = 0; ///< the part of its time that has passed, 0..1
        QString colour;  ///< "#rrggbb" of the companion who spent it
        bool operator==(const Ghost &) const = default;
    };
    struct Content
    {
        int level = 100;
        QList<Ghost> ghosts; ///< the next one first; with the level they may exceed 100
        QList<int> prices;   ///< ascending
        bool operator==(const Content &) const = default;
    };

    explicit LevelBar(QWidget *parent);

    void setContent(const Content &content);
    [[nodiscard]] const Content &content() const { return m_content; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QRectF track() const;
    [[nodiscard]] QRectF part(double from, double to) const;
    void paintGhosts(QPainter &painter) const;
    void paintPrices(QPainter &painter) const;

    Content m_content;
};

} // namespace studio::ui
