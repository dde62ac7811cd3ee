// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QWidget>

class QPushButton;

namespace studio::ui {

class ChoiceRow;

/// A choice of a few good colours, or any other. If the studio can choose, the first choice is automatic.
class ColourRow : public QWidget
{
    Q_OBJECT

public:
    enum class Automatic { No, Yes };

    ColourRow(const QString &objectName, const QList<QColor> &colours, Automatic automatic,
              QWidget *parent = nullptr);

    void setWhat(const QString &what);  ///< "Hair colour", for screen readers
    void setColour(const QString &hex); ///< without emitting chosen(); empty: automatic
    [[nodiscard]] const QString &colour() const { return m_hex; }
    void setAutomaticColour(const QColor &colour); ///< the colour that automatic gives now

Q_SIGNALS:
    void chosen(const QString &hex);

private:
    void choose(const QString &hex);
    void askForOther();
    void refresh();
    [[nodiscard]] QColor colourOf(int choice) const;
    [[nodiscard]] int first() const { return m_automatic == Automatic::Yes ? 1 : 0; }

    QList<QColor> m_colours;
    Automatic m_automatic;
    QColor m_automaticColour;
    QString m_what;
    QString m_hex;
    ChoiceRow *m_row = nullptr;
    QPushButton *m_other = nullptr;
};

} // namespace studio::ui
