// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/views.h"

#include <QWidget>

namespace studio::ui {

/// The recent level as a line of steps, with dotted lines at the prices. It ends at the time of its view and
/// stands still until the next view.
class LevelPlot : public QWidget
{
    Q_OBJECT

public:
    explicit LevelPlot(QWidget *parent);

    void setContent(const ports::MeterView &meter, const QList<int> &prices);
    /// The time that the line covers.
    [[nodiscard]] base::Millis span() const;
    /// The level at each end of a step, from the left, in widget coordinates.
    [[nodiscard]] QPolygonF line() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] double heightOf(int level) const;

    ports::MeterView m_meter;
    QList<int> m_prices;
};

} // namespace studio::ui
