// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/faults/certificates.h"

#include <QObject>
#include <QSslSocket>

namespace studio::tests::faults {

/// HTTP/2 that goes wrong: each stream that is opened is reset (RST_STREAM, REFUSED_STREAM), and the
/// connection says goodbye (GOAWAY) and closes. Deletes itself later when over.
class GoodbyeConnection final : public QObject
{
    Q_OBJECT

public:
    GoodbyeConnection(qintptr descriptor, const Identity &identity, QObject *parent);

private:
    void hear();

    QSslSocket m_socket;
    QByteArray m_heard;
    bool m_hasGreeted = false;
};

} // namespace studio::tests::faults
