// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/state.h"

#include <QList>
#include <QString>
#include <QWidget>

namespace studio::ui {

/// How far each companion is winding down: a line with their name, four steps and a word for the current
/// step. Hidden while no companion winds down.
class ClosingStrip : public QWidget
{
    Q_OBJECT

public:
    struct Line
    {
        QString name;
        QString colour; ///< "#rrggbb" as in the persona
        model::Closing stage = model::Closing::None;
        bool operator==(const Line &) const = default;
    };

    explicit ClosingStrip(QWidget *parent);

    void setLines(const QList<Line> &lines);

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] int nameWidth() const;
    [[nodiscard]] int stepsWidth() const;
    [[nodiscard]] bool wordsFitBeside(int width) const;
    void paintSteps(QPainter &painter, const QRectF &place, const Line &line) const;
    void refresh();

    QList<Line> m_lines;
};

} // namespace studio::ui
