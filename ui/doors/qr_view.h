// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/doors/qr_code.h"

#include <QWidget>

namespace studio::ui {

/// A QR code with its quiet zone, in whole pixels. Dark on light in every theme, because readers expect that.
class QrView : public QWidget
{
    Q_OBJECT

public:
    explicit QrView(QWidget *parent);

    void setText(const QString &text);
    [[nodiscard]] const std::optional<QrCode> &code() const { return m_code; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::optional<QrCode> m_code;
};

} // namespace studio::ui
