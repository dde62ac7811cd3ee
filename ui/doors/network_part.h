// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/door.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace studio::ui {

class SignLine;

/// Another network of companions that we join through its firehose: its address, whether we are connected,
/// and, while it is away, when the next try comes. It shows the state that the studio reports.
class NetworkPart : public QWidget
{
    Q_OBJECT

public:
    NetworkPart(QWidget *parent);

    void setNetwork(const model::NetworkSettings &settings, const model::DoorState &state);
    void setAllowed(bool allowed);

Q_SIGNALS:
    void wanted(const studio::model::NetworkSettings &settings);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyTheme();
    void want(bool joined);
    void refresh();
    void showState();
    void retranslate();

    model::NetworkSettings m_settings;
    model::DoorState m_state;
    bool m_allowed = true;
    bool m_isFlawed = false; ///< the typed address has a flaw
    bool m_isBeingWritten = false;
    QElapsedTimer m_told; ///< since the state arrived
    QTimer m_second;      ///< counts down to the next try
    QLabel *m_title = nullptr;
    QLabel *m_note = nullptr;
    QCheckBox *m_joined = nullptr;
    QLineEdit *m_address = nullptr;
    QLabel *m_peopleName = nullptr;
    QLineEdit *m_people = nullptr;
    QCheckBox *m_speaksAsMe = nullptr;
    QLabel *m_says = nullptr;
    SignLine *m_trouble = nullptr;
};

} // namespace studio::ui
