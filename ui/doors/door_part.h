// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/door.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace studio::ui {

class CopyLine;
class SignLine;

/// One of our own doors, the MCP server or the firehose: whether it is open, where, whether programs have to
/// send the token, and whether they may speak as the user. It shows the state that the studio reports; a wish
/// is not shown before it is true.
class DoorPart : public QWidget
{
    Q_OBJECT

public:
    DoorPart(model::Guest::Door door, QWidget *parent);

    void setDoor(const model::DoorSettings &settings, const model::DoorState &state);
    void setAllowed(bool allowed); ///< whether settings can be changed

Q_SIGNALS:
    void wanted(const studio::model::DoorSettings &settings);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyTheme();
    void layOut();
    void connectParts();
    void refresh();
    [[nodiscard]] QString warning() const;
    void retranslate();
    [[nodiscard]] QString named(const char *part) const; ///< "mcpPort"

    model::Guest::Door m_door;
    model::DoorSettings m_settings;
    model::DoorState m_state;
    bool m_allowed = true;
    QLabel *m_title = nullptr;
    QLabel *m_note = nullptr;
    QCheckBox *m_open = nullptr;
    QLabel *m_portName = nullptr;
    QSpinBox *m_port = nullptr;
    QLabel *m_says = nullptr;
    SignLine *m_trouble = nullptr;
    QPushButton *m_usePort = nullptr; ///< offers the free port
    CopyLine *m_address = nullptr;
    QCheckBox *m_needsToken = nullptr;
    QCheckBox *m_speaksAsMe = nullptr;
    QCheckBox *m_localPages = nullptr; ///< of the MCP server
    SignLine *m_warning = nullptr;
};

} // namespace studio::ui
