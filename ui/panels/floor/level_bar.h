// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

namespace studio::ui {

/// A level from 0 to 100, painted: what is there, what is on its way back, and marks at the prices of speech.
/// It paints what it is given; time passes for whoever gives it.
class LevelBar : public QWidget
{
    Q_OBJECT

public:
    /// Level that is on its way back: a frame that fills.
    struct Ghost
    {
        int amount = 0;
        double come = 0; ///< how much of its time has passed, 0..1
        QString colour;  ///< of who spent it, "#rrggbb"
        bool operator==(const Ghost &) const = default;
    };
    struct Content
    {
        int level = 100;
        QList<Ghost> ghosts; ///< the next one first; together with the level they may pass 100
        QList<int> prices;   ///< rising
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
