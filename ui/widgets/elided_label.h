// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace studio::ui {

/// One line of plain text that ends in "…" if it does not fit; its tool tip then shows the whole text.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    ElidedLabel(const QString &objectName, QWidget *parent)
        : QLabel(parent)
    {
        setObjectName(objectName);
        setTextFormat(Qt::PlainText);
        setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    }

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool isElided() const;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace studio::ui
