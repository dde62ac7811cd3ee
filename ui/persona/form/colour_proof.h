// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace studio::ui {

/// A name in a companion's colour on a light and on a dark background, adjusted to be readable on each.
class ColourProof : public QWidget
{
    Q_OBJECT

public:
    ColourProof(QWidget *parent = nullptr);

    void show(const QString &name, const QString &hex);
    using QWidget::show;

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_name;
    QString m_hex;
};

} // namespace studio::ui
