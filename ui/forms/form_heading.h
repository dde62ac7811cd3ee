// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace studio::ui {

/// The heading over a group of fields. It is larger and bolder than the font of the form, also after that
/// font has changed.
class FormHeading : public QWidget
{
    Q_OBJECT

public:
    enum class Rank { Part, Group }; ///< Part: of a whole form; Group: of a few settings

    FormHeading(const QString &objectName, Rank rank, QWidget *parent);

    void setText(const QString &text);
    void setVisible(bool visible) override; ///< the label too, so that it can be asked

protected:
    void changeEvent(QEvent *event) override;

private:
    void fitFont();

    Rank m_rank;
    QLabel *m_label = nullptr;
};

} // namespace studio::ui
