// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/peers/aimock.h"

#include <QFile>
#include <QRegularExpression>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace studio::tests {
namespace {

constexpr int kStartWithin = 30'000; // ms; a cold Node on a busy machine

const QString kModules = QStringLiteral(STUDIO_PEERS_DIR "/node_modules/");

/// The pinned one, else whatever the machine has.
QString node()
{
    const QString pinned = QStandardPaths::findExecutable(u"node"_s, {kModules + u".bin"_s});
    return pinned.isEmpty() ? QStandardPaths::findExecutable(u"node"_s) : pinned;
}

QString program() { return kModules + u"@copilotkit/aimock/dist/cli.js"_s; }

} // namespace

QString Aimock::whyNot()
{
    if (!QFile::exists(program()))
        return u"@copilotkit/aimock is not in build/peers; packaging/test.sh puts it there"_s;
    return node().isEmpty() ? u"there is no Node"_s : QString();
}

Aimock::Aimock(const QString &fixtures)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"AIMOCK_API_KEYS"_s, QString::fromLatin1(key()));
    m_process.setProcessEnvironment(environment);
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.start(node(), {program(), u"--port"_s, u"0"_s, u"--strict"_s, u"--validate-on-load"_s,
                             u"--fixtures"_s, QStringLiteral(STUDIO_SOURCE_DIR "/tests/peers/") + fixtures});
    static const QRegularExpression listening(u"listening on (http://127\\.0\\.0\\.1:\\d+)"_s);
    while (m_process.waitForReadyRead(kStartWithin)) {
        m_words += m_process.readAll();
        const auto match = listening.match(QString::fromUtf8(m_words));
        if (match.hasMatch()) {
            m_url = QUrl(match.captured(1));
            return;
        }
    }
}

QString Aimock::words()
{
    m_words += m_process.readAll();
    return QString::fromUtf8(m_words);
}

Aimock::~Aimock()
{
    m_process.kill();
    m_process.waitForFinished();
}

QUrl Aimock::baseUrl(model::ProviderKind kind) const
{
    using enum model::ProviderKind;
    const bool isVersioned = kind == OpenAi || kind == OpenAiResponses || kind == Compatible;
    QUrl url = m_url;
    url.setPath(isVersioned ? u"/v1"_s : QString());
    return url;
}

} // namespace studio::tests
