// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/adapters/doors/door_token.h"

#include "core/base/log.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QRandomGenerator>

#include <array>
#include <utility>

namespace studio::adapters::doors {

namespace {

const auto kFrontEnds = QStringLiteral("doors/front@");

}

DoorToken::DoorToken(secrets::KeyVault &vault, const QString &folder, Of of)
    : m_vault(vault)
    , m_entry(entryOf(folder, of))
{
}

QString DoorToken::entryOf(const QString &folder, Of of)
{
    const QByteArray path = QFileInfo(folder).canonicalFilePath().toUtf8();
    const QByteArray hash = QCryptographicHash::hash(path, QCryptographicHash::Sha256).toHex();
    const QString entry = of == Of::Guests ? QStringLiteral("doors/token@") : kFrontEnds;
    return entry + QString::fromLatin1(hash.left(16));
}

bool DoorToken::isOfFrontEnds(const QString &entry) { return entry.startsWith(kFrontEnds); }

QByteArray DoorToken::make()
{
    std::array<quint32, 8> words{};
    QRandomGenerator::system()->fillRange(words.data(), qsizetype(words.size()));
    const QByteArray bytes(reinterpret_cast<const char *>(words.data()), qsizetype(sizeof(words)));
    return bytes.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
}

void DoorToken::want(std::function<void()> then)
{
    if (!m_value.isEmpty())
        return then();
    m_waiting.append(std::move(then));
    if (std::exchange(m_isAsked, true))
        return;
    const auto answerAll = [this] {
        const QList<std::function<void()>> waiting = std::exchange(m_waiting, {});
        for (const std::function<void()> &one : waiting)
            one();
    };
    m_vault.read(m_entry, this, [this, answerAll](const base::Result<QByteArray> &key) {
        if (!m_value.isEmpty()) // renewed meanwhile
            return answerAll();
        if (key && !key->isEmpty()) {
            m_value = *key;
            m_isKept = true;
            return answerAll();
        }
        m_value = make();
        if (key || key.error().code == base::ErrorCode::NotFound)
            return keep(answerAll);
        qCWarning(base::lcStudio) << "the keychain does not tell the token of the doors:"
                                  << key.error().detail;
        answerAll();
    });
}

void DoorToken::renew(std::function<void()> then)
{
    m_value = make();
    m_isKept = false;
    keep(std::move(then));
}

void DoorToken::keep(std::function<void()> then)
{
    m_vault.keep(m_entry, m_value, this, [this, value = m_value, then](const base::Result<void> &kept) {
        if (!kept)
            qCWarning(base::lcStudio) << "the token of the doors is in no keychain:" << kept.error().detail;
        if (value == m_value)
            m_isKept = kept.has_value();
        then();
    });
}

} // namespace studio::adapters::doors
