// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

namespace studio::ui {

/// A bar of parts, each as wide as its share. Words beside it name the parts: the bar alone means nothing,
/// and a screen reader skips it.
class SizeBar : public QWidget
{
    Q_OBJECT

public:
    explicit SizeBar(QWidget *parent);

    void setParts(const QList<qint64> &bytes);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<qint64> m_parts;
};

} // namespace studio::ui
